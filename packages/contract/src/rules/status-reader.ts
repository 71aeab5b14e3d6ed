/** Who reads a status. The words differ, because a record may wait for only one side. */
export type StatusReader = 'client' | 'staff';
