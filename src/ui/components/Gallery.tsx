import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import type { PictureFocus } from "#domain/stay/StayImage.ts";
import { CarouselArrow } from "./CarouselArrow.tsx";
import { classes } from "./classes.ts";
import styles from "./Gallery.module.css";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons/interface.tsx";
import { scrollBehavior } from "./motion.ts";
import { Picture, type PictureProps } from "./Picture.tsx";

const text = componentsCopy.gallery;

export interface GalleryImage {
	readonly url: string;
	readonly alt: string;
	readonly color: string | null;
	readonly focus?: PictureFocus | undefined;
}

export interface GalleryProps {
	/** At least one; the first may be the page's priority image. */
	readonly images: readonly GalleryImage[];
	/** Name of the stay or other subject that the images show. */
	readonly label: string;
	readonly sizes: string;
	readonly ratio?: PictureProps["ratio"];
	readonly priority?: boolean | undefined;
	readonly rounded?: boolean | undefined;
	readonly className?: string | undefined;
	/** Index of the initial image; 0 by default. */
	readonly start?: number | undefined;
	/** Called with the index of the visible image while the gallery is scrolled. */
	readonly onShow?: ((index: number) => void) | undefined;
}

/** An image carousel for swiping; arrow keys and, with a mouse, buttons do the same. Images further ahead are not rendered yet. */
export function Gallery(props: GalleryProps) {
	const { images, label, sizes, ratio = "4x3", priority, start = 0 } = props;
	const track = useRef<HTMLUListElement>(null);
	const [index, setIndex] = useState(start);
	const [reached, setReached] = useState(start + 1);

	// Jumps to the initial image without animation, so that the keys work at once.
	useEffect(() => {
		const list = track.current;
		if (!list || start === 0) return;
		list.scrollTo({ left: start * list.clientWidth, behavior: "instant" });
	}, [start]);

	const goTo = (target: number) => {
		const list = track.current;
		const slide = list?.children[Math.min(Math.max(target, 0), images.length - 1)] as HTMLElement | undefined;
		if (list && slide) list.scrollTo({ left: slide.offsetLeft, behavior: scrollBehavior() });
	};
	const handleScroll = () => {
		const list = track.current;
		if (!list || list.clientWidth === 0) return;
		const current = Math.round(list.scrollLeft / list.clientWidth);
		setIndex(current);
		props.onShow?.(current);
		setReached((farthest) => Math.max(farthest, current + 1));
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[
			event.key
		];
		if (target === undefined) return;
		event.preventDefault();
		goTo(target);
	};

	return (
		<section
			className={classes(styles.gallery, props.rounded && styles.rounded, props.className)}
			aria-label={text.name(label)}
		>
			<ul
				ref={track}
				className={styles.track}
				tabIndex={images.length > 1 ? 0 : undefined}
				aria-label={text.position(index + 1, images.length)}
				onScroll={handleScroll}
				onKeyDown={handleKeyDown}
			>
				{images.map((image, position) => (
					<li className={styles.slide} key={image.url}>
						{position <= reached && (
							<Picture
								src={image.url}
								alt={image.alt}
								color={image.color}
								focus={image.focus}
								ratio={ratio}
								sizes={sizes}
								priority={priority && position === 0}
							/>
						)}
					</li>
				))}
			</ul>
			{images.length > 1 && <GalleryControls index={index} count={images.length} onGo={goTo} />}
		</section>
	);
}

/** The buttons to the neighbouring images, and which of how many is visible. */
function GalleryControls({
	index,
	count,
	onGo,
}: {
	readonly index: number;
	readonly count: number;
	readonly onGo: (target: number) => void;
}) {
	return (
		<>
			<CarouselArrow
				className={styles.previous}
				label={text.previous}
				disabled={index === 0}
				onPress={() => onGo(index - 1)}
			>
				<ChevronLeftIcon />
			</CarouselArrow>
			<CarouselArrow
				className={styles.next}
				label={text.next}
				disabled={index === count - 1}
				onPress={() => onGo(index + 1)}
			>
				<ChevronRightIcon />
			</CarouselArrow>
			<span className={styles.counter} aria-hidden="true">
				{text.counter(index + 1, count)}
			</span>
		</>
	);
}
