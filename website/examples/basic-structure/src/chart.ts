export const draw = (): string => "chart";
