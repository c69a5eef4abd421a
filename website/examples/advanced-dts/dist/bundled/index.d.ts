declare interface Emitter<Events extends Record<EventType, unknown>> {
    all: EventHandlerMap<Events>;
    on<Key extends keyof Events>(type: Key, handler: Handler<Events[Key]>): void;
    on(type: '*', handler: WildcardHandler<Events>): void;
    off<Key extends keyof Events>(type: Key, handler?: Handler<Events[Key]>): void;
    off(type: '*', handler: WildcardHandler<Events>): void;
    emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
    emit<Key extends keyof Events>(type: undefined extends Events[Key] ? Key : never): void;
}

declare type EventHandlerList<T = unknown> = Array<Handler<T>>;

declare type EventHandlerMap<Events extends Record<EventType, unknown>> = Map<keyof Events | '*', EventHandlerList<Events[keyof Events]> | WildCardEventHandlerList<Events>>;

declare type EventType = string | symbol;

export declare const format: (value: number, options?: FormatOptions) => string;

export declare interface FormatOptions {
    /** Digits after the decimal point. */
    digits?: number;
}

declare type Handler<T = unknown> = (event: T) => void;

export declare function report(bus: Reports, value: number, options?: FormatOptions): void;

export declare type Reports = Emitter<{
    report: string;
}>;

declare type WildCardEventHandlerList<T = Record<string, unknown>> = Array<WildcardHandler<T>>;

declare type WildcardHandler<T = Record<string, unknown>> = (type: keyof T, event: T[keyof T]) => void;

export { }
