/** The milliseconds of processor time of some work, which other work of the machine does not change. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
