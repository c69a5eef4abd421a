export interface Store { get(): string }
