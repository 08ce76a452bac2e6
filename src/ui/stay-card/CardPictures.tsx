import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import type { CardStay } from "#domain/stay/shelf.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#ui/components/icons/interface.tsx";
import { Picture, type PictureProps } from "#ui/components/Picture.tsx";
import styles from "./CardPictures.module.css";

export interface CardPicturesProps {
	readonly images: CardStay["images"];
	/** How each of them is drawn. */
	readonly look: Pick<PictureProps, "ratio" | "sizes" | "widths" | "priority" | "late">;
}

/** How far a finger goes before it means something, and before it means another picture. */
const begun = 8;
const turned = 36;

/**
 * The pictures of a card, one in sight. The card's link lies over them and stays whole: a finger swipes the picture below it, a
 * mouse finds arrows, and the arrow keys turn it while the link has the focus. Only the first is asked for before that.
 */
export function CardPictures({ images, look }: CardPicturesProps) {
	const frame = useRef<HTMLDivElement>(null);
	const strip = useRef<HTMLUListElement>(null);
	const [index, setIndex] = useState(0);
	const [isWoken, wake] = useState(false);
	const last = images.length - 1;
	const text = componentsCopy.gallery;

	// By its own hand: no page's text may hold a style.
	const place = (pixels = 0): void => {
		const track = strip.current;
		if (!track) return;
		track.dataset.held = String(pixels !== 0);
		track.style.transform =
			pixels === 0 && index === 0 ? "" : `translateX(calc(${-100 * index}% + ${pixels}px))`;
	};
	const turn = (by: number): void => {
		const next = Math.min(Math.max(index + by, 0), last);
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
		wake(true);
		turn(by);
	});
	const touch = useEffectEvent(({ clientX, clientY, pointerId }: PointerEvent): void => {
		const box = frame.current?.getBoundingClientRect();
		if (!box || clientY > box.bottom || clientX > box.right) return;
		from.current = { id: pointerId, x: clientX };
		wake(true);
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
		on("pointerenter", ({ pointerType }) => wake((isUp) => isUp || pointerType === "mouse"));
		on("pointerdown", (event) => {
			if (event.pointerType !== "mouse") touch(event);
		});
		for (const kind of ["pointermove", "pointerup", "pointercancel"] as const)
			on(kind, (event) => swipe(event));
		return () => gone.abort();
	}, []);

	return (
		<>
			<div ref={frame} className={styles.frame}>
				<ul ref={strip} className={styles.strip}>
					{images.slice(0, isWoken ? undefined : 1).map((image, position) => (
						<li key={image.url} className={styles.slide} aria-hidden={position !== index}>
							{position <= index + 1 && (
								<Picture
									{...look}
									src={image.url}
									alt={image.alt}
									color={image.color}
									focus={image.focus}
									priority={look.priority && position === 0}
								/>
							)}
						</li>
					))}
				</ul>
				<span className={styles.counter} aria-hidden="true">
					{text.counter(index + 1, images.length)}
				</span>
			</div>
			{isWoken && (
				<>
					<span className={styles.previous}>
						<IconButton
							label={text.previous}
							variant="floating"
							tabIndex={-1}
							disabled={index === 0}
							onClick={() => turn(-1)}
						>
							<ChevronLeftIcon size={18} />
						</IconButton>
					</span>
					<span className={styles.next}>
						<IconButton
							label={text.next}
							variant="floating"
							tabIndex={-1}
							disabled={index === last}
							onClick={() => turn(1)}
						>
							<ChevronRightIcon size={18} />
						</IconButton>
					</span>
				</>
			)}
		</>
	);
}
