// What other folders use of appointments.
export { planOf } from './booking/appointment-plan.ts';
export { createFromQuote } from './booking/create-from-quote.ts';
export { findFirstVisit } from './booking/find-first-visit.ts';
export { listStaffMembers } from './booking/staff-repository.ts';
export { appointmentsOfDay } from './day/day-service.ts';
export { appointmentsHandlers } from './handlers.ts';
export { cleanersHandlers } from './roster/cleaners-handlers.ts';
export { cleanersOfVisitsAfter } from './roster/leave-repository.ts';
export { hasStartLeft } from './roster/read-openings.ts';
export { staffAppointmentsHandlers } from './staff-handlers.ts';
export { appointmentsFoundByStaff } from './lists/found-appointments.ts';
export { exportFor, nextAppointment, nextRequest } from './lists/list-service.ts';
export { lockAppointments } from './appointment-repository.ts';
export { readAppointment } from './load-appointment.ts';
export { standardTasksOf } from './work/standard-tasks.ts';
export { appendTasks } from './work/task-repository.ts';
export { drivesBetween, readWorkedVisits, type WorkedVisit } from './work/worked-visits.ts';
export { remindOfVisitsJob } from './reminders/remind-of-visits-job.ts';
