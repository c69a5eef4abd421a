import leftPad from 'left-pad';

export const a = leftPad('a', 2);
