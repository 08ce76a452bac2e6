import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placeholderImage } from "#domain/content/images.ts";
import { imageUrl } from "#domain/content/imageUrl.ts";
import type { PictureFocus } from "#domain/stay/StayImage.ts";
import { classes } from "./classes.ts";
import styles from "./Picture.module.css";
import { useInSight } from "./useInSight.ts";

const ratios = {
	"4x3": { width: 800, height: 600, name: styles.r4x3 },
	"1x1": { width: 800, height: 800, name: styles.r1x1 },
	"16x9": { width: 800, height: 450, name: styles.r16x9 },
	"3x4": { width: 600, height: 800, name: styles.r3x4 },
	/** As large as the box around it. */
	fill: { width: 800, height: 600, name: styles.fill },
} as const;

/** From a small picture to a whole screen: every width more is written into the page once a picture. */
const allWidths: readonly number[] = [320, 480, 800, 1080, 1600];
/** As wide as a screen. */
export const screenWidths: readonly number[] = [480, 800, 1080, 1600];
/** For a card among others in a row: twice as fine as it is shown. */
export const shelfWidths: readonly number[] = [320, 480, 640];
/** For what is never wider than a card. */
export const cardWidths: readonly number[] = [320, 640, 800];
/** For what is never wider than a third of a phone. */
export const smallWidths: readonly number[] = [320, 480];

export interface PictureProps {
	readonly src: string;
	/** What a reader who cannot see it is told; empty for decoration. */
	readonly alt: string;
	/** Shown until the picture has come: its dominant CSS colour. */
	readonly color?: string | null | undefined;
	/** What stays in sight where the frame cuts it; its middle without it. */
	readonly focus?: PictureFocus | undefined;
	readonly ratio?: keyof typeof ratios | undefined;
	/** How wide it is shown, as in the `sizes` attribute. */
	readonly sizes: string;
	/** The widths it is offered in; each address is a line of the page. All that there are by default. */
	readonly widths?: readonly number[] | undefined;
	/** The picture the page is about: fetched first, not lazily. One a page. */
	readonly priority?: boolean | undefined;
	/** Far down or aside: not asked for before it is in sight or the reader scrolls. */
	readonly late?: boolean | undefined;
	readonly rounded?: boolean | undefined;
	readonly className?: string | undefined;
}

/** Drawings are small and sharp at every size as they are. */
const isDrawing = (src: string): boolean => src.endsWith(".svg");

const optimised = (src: string, width: number): string => imageUrl(src, { width, format: "webp" });

/** A page may say no styles: the style sheet knows a place every so many hundredths. */
const step = (hundredths: number): number => Math.round(hundredths / 20) * 20;

/** A photograph cut to its frame, fetched in the size the screen needs; the drawn placeholder when it cannot be had. */
export function Picture(props: PictureProps) {
	const { src, alt, color, focus, ratio = "4x3", sizes, priority, widths = allWidths } = props;
	const [failed, fail] = useState<string | null>(null);
	const frame = useRef<HTMLSpanElement>(null);
	const image = useRef<HTMLImageElement>(null);
	const isWanted = useInSight(frame, props.late ?? false);
	const { width, height, name } = ratios[ratio];
	const shown = src === "" || failed === src ? placeholderImage : src;
	// What failed before the page was alive told nobody.
	const lookBack = useEffectEvent(() => {
		const { complete, naturalWidth, currentSrc } = image.current as HTMLImageElement;
		if (complete && naturalWidth === 0 && currentSrc) fail(shown);
	});
	useEffect(() => lookBack(), []);
	const source = isDrawing(shown)
		? { src: shown }
		: {
				sizes,
				srcSet: widths.map((each) => `${optimised(shown, each)} ${each}w`).join(", "),
				src: optimised(shown, width),
			};
	return (
		<span
			ref={frame}
			className={classes(styles.picture, name, props.rounded && styles.rounded, props.className)}
		>
			{color && <svg className={styles.tone} color={color} aria-hidden="true" />}
			<img
				ref={image}
				{...(isWanted && source)}
				className={styles.image}
				data-x={focus && step(focus.x)}
				data-y={focus && step(focus.y)}
				alt={alt}
				width={width}
				height={height}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : undefined}
				decoding={priority ? "sync" : "async"}
				onError={() => fail(shown)}
			/>
		</span>
	);
}
