import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Pixels a finger moves before it counts as a swipe, and before the swipe changes the picture. */
const begun = 8;
const turned = 36;

interface CardCarousel {
	readonly frame: RefObject<HTMLDivElement | null>;
	readonly strip: RefObject<HTMLUListElement | null>;
	/** Index of the visible picture. */
	readonly index: number;
	/** Whether the card was touched, hovered or operated by keyboard, so that more than the first picture is needed. */
	readonly hasInteracted: boolean;
	turn(by: number): void;
}

/** Tracks which of a card's pictures is visible. Changed by swiping, by arrow keys while the card's link has the focus, and by `turn`. */
export function useCardCarousel(count: number): CardCarousel {
	const frame = useRef<HTMLDivElement>(null);
	const strip = useRef<HTMLUListElement>(null);
	const [index, setIndex] = useState(0);
	const [hasInteracted, setHasInteracted] = useState(false);

	// Set by script, since a page's HTML must not contain inline styles.
	const place = (pixels = 0): void => {
		const track = strip.current;
		if (!track) return;
		track.dataset.held = String(pixels !== 0);
		track.style.transform =
			pixels === 0 && index === 0 ? "" : `translateX(calc(${-100 * index}% + ${pixels}px))`;
	};
	const turn = (by: number): void => {
		const next = Math.min(Math.max(index + by, 0), count - 1);
		if (next === index) place();
		else setIndex(next);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: it stands where the index says
	useLayoutEffect(() => place(), [index]);

	const from = useRef<{ readonly id: number; readonly x: number } | null>(null);
	const press = useEffectEvent((event: KeyboardEvent): void => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (by === undefined || !(event.target as Element).closest("a")) return;
		event.preventDefault();
		setHasInteracted(true);
		turn(by);
	});
	const touch = useEffectEvent(({ clientX, clientY, pointerId }: PointerEvent): void => {
		const box = frame.current?.getBoundingClientRect();
		if (!box || clientY > box.bottom || clientX > box.right) return;
		from.current = { id: pointerId, x: clientX };
		setHasInteracted(true);
	});
	const swipe = useEffectEvent(({ type, clientX, pointerId }: PointerEvent): void => {
		if (from.current?.id !== pointerId) return;
		const way = clientX - from.current.x;
		if (type === "pointermove") {
			if (Math.abs(way) > begun) place(way);
			return;
		}
		from.current = null;
		if (type === "pointerup" && Math.abs(way) > turned) turn(way < 0 ? 1 : -1);
		else place();
	});
	useEffect(() => {
		const card = frame.current?.closest("article");
		if (!card) return;
		const gone = new AbortController();
		const on = <K extends keyof HTMLElementEventMap>(
			kind: K,
			then: (event: HTMLElementEventMap[K]) => void,
		) => card.addEventListener(kind, then, { signal: gone.signal });
		on("keydown", (event) => press(event));
		on("pointerenter", ({ pointerType }) => setHasInteracted((isUp) => isUp || pointerType === "mouse"));
		on("pointerdown", (event) => {
			if (event.pointerType !== "mouse") touch(event);
		});
		for (const kind of ["pointermove", "pointerup", "pointercancel"] as const)
			on(kind, (event) => swipe(event));
		return () => gone.abort();
	}, []);
	return { frame, strip, index, hasInteracted, turn };
}
