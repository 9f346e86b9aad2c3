/** A mistake of whoever typed the command: one line, no stack. */
export class Complaint extends Error {}
