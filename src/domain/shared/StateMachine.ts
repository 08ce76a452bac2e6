import { invariant } from "./invariant.ts";
import { err, ok, type Result } from "./Result.ts";

/** Target of a transition: a state; a list of states, of which the previously held one is returned to; or a state with effects to run in order. */
export type Target<S extends string> =
	| S
	| readonly S[]
	| { readonly to: S; readonly effects: readonly string[] };

export interface EventRow<S extends string> {
	/** The only states in which the event is legal, with their targets. */
	readonly from: { readonly [State in S]?: Target<S> };
	/** Actors that may trigger the event, named as in the specification's table. */
	readonly by?: readonly string[];
}

/** A state machine as data: every state with its label, and every event with its legal transitions. */
export interface MachineTable {
	readonly initial: string;
	readonly states: { readonly [state: string]: { readonly label?: string } };
	readonly events: { readonly [event: string]: EventRow<string> };
}

export interface IllegalEvent<S extends string, E extends string> {
	readonly kind: "illegalEvent";
	readonly state: S;
	readonly event: E;
}

export interface Step<S extends string> {
	readonly state: S;
	readonly effects: readonly string[];
}

export interface StateMachine<S extends string, E extends string, Table> {
	readonly table: Table;
	readonly initial: S;
	readonly states: readonly S[];
	readonly events: readonly E[];
	/** Returns the state an event leads to, or a refusal. `held` is the state to return to, where the table lists several. */
	next(state: S, event: E, held?: S | null): Result<S, IllegalEvent<S, E>>;
	/** Returns the state after an event, or the same state when the event is illegal. */
	settle(state: S, event: E): S;
	/** Like `next`, but also returns the effects of the transition, in order. */
	step(state: S, event: E, held?: S | null): Result<Step<S>, IllegalEvent<S, E>>;
	/** Returns the events that are legal in a state, regardless of the held state. */
	eventsIn(state: S): readonly E[];
	isFinal(state: S): boolean;
}

type StatesOf<T extends MachineTable> = Extract<keyof T["states"], string>;
type EventsOf<T extends MachineTable> = Extract<keyof T["events"], string>;

/** Makes tables that refer to undeclared states fail to type-check. */
type Closed<T extends MachineTable> = {
	readonly initial: StatesOf<T>;
	readonly events: { readonly [E in EventsOf<T>]: EventRow<StatesOf<T>> };
};

export type StateOf<M> = M extends StateMachine<infer S, string, unknown> ? S : never;
/** The effects named in the table's rows. */
type EffectIn<Row> = Row extends { readonly from: infer From }
	? Extract<From[keyof From], { readonly effects: readonly string[] }>["effects"][number]
	: never;

/** The effects a machine can request. */
export type EffectOf<M> =
	M extends StateMachine<string, string, { readonly events: infer Events }>
		? EffectIn<Events[keyof Events]>
		: never;

export type EventOf<M> = M extends StateMachine<string, infer E, unknown> ? E : never;

/**
 * Builds a state machine from a table. Transitions that are not listed are refused and change nothing.
 * @throws when a state or event is not in the table
 */
export function defineMachine<const T extends MachineTable & Closed<T>>(
	table: T,
): StateMachine<StatesOf<T>, EventsOf<T>, T> {
	type S = StatesOf<T>;
	type E = EventsOf<T>;
	const states = Object.keys(table.states) as S[];
	const events = Object.keys(table.events) as E[];
	const rows = table.events as unknown as Record<E, EventRow<S>>;
	const initial = table.initial as S;

	const targetOf = (state: S, event: E): Target<S> | undefined => {
		invariant(Object.hasOwn(table.states, state), `${state} is a state`);
		invariant(Object.hasOwn(rows, event), `${event} is an event`);
		const { from } = rows[event];
		return Object.hasOwn(from, state) ? from[state] : undefined;
	};

	const step: StateMachine<S, E, T>["step"] = (state, event, held = null) => {
		const target = targetOf(state, event);
		const refusal = err({ kind: "illegalEvent", state, event } as const);
		if (target === undefined) return refusal;
		if (typeof target === "string") return ok({ state: target, effects: [] });
		if ("to" in target) return ok({ state: target.to, effects: target.effects });
		return held !== null && target.includes(held) ? ok({ state: held, effects: [] }) : refusal;
	};

	const eventsIn = (state: S): readonly E[] => events.filter((event) => targetOf(state, event) !== undefined);

	return {
		table,
		initial,
		states,
		events,
		step,
		next(state, event, held) {
			const stepped = step(state, event, held);
			return stepped.ok ? ok(stepped.value.state) : stepped;
		},
		settle(state, event) {
			const stepped = step(state, event);
			return stepped.ok ? stepped.value.state : state;
		},
		eventsIn,
		isFinal: (state) => !events.some((event) => targetOf(state, event) !== undefined),
	};
}
