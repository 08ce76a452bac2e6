import { useEffect, useEffectEvent, useRef, useState } from "react";
import { placeholderImage } from "#domain/content/images.ts";
import { imageUrl } from "#domain/content/imageUrl.ts";
import type { PictureFocus } from "#domain/stay/StayImage.ts";
import { classes } from "./classes.ts";
import styles from "./Picture.module.css";
import { useIsInView } from "./useIsInView.ts";

const ratios = {
	"4x3": { width: 800, height: 600, name: styles.r4x3 },
	"1x1": { width: 800, height: 800, name: styles.r1x1 },
	"16x9": { width: 800, height: 450, name: styles.r16x9 },
	"3x4": { width: 600, height: 800, name: styles.r3x4 },
	/** Fills its container. */
	fill: { width: 800, height: 600, name: styles.fill },
} as const;

/** Widths from a thumbnail to the full screen, in pixels. Each one adds a URL to the HTML of every image. */
const allWidths: readonly number[] = [320, 480, 800, 1080, 1600];
/** Widths for full-screen images. */
export const screenWidths: readonly number[] = [480, 800, 1080, 1600];
/** Widths for a card in a row of cards: up to twice the displayed size. */
export const shelfWidths: readonly number[] = [320, 480, 640];
/** Widths for images never wider than a card. */
export const cardWidths: readonly number[] = [320, 640, 800];
/** Widths for images never wider than a third of a phone's screen. */
export const smallWidths: readonly number[] = [320, 480];

export interface PictureProps {
	readonly src: string;
	/** Alternative text; empty for decorative images. */
	readonly alt: string;
	/** The image's dominant CSS colour, shown until it has loaded. */
	readonly color?: string | null | undefined;
	/** Point that stays visible when the frame crops the image; the centre by default. */
	readonly focus?: PictureFocus | undefined;
	readonly ratio?: keyof typeof ratios | undefined;
	/** Displayed width, in the syntax of the `sizes` attribute. */
	readonly sizes: string;
	/** Widths offered in `srcset`, in pixels; each one adds a URL to the HTML. All widths by default. */
	readonly widths?: readonly number[] | undefined;
	/** The page's main image: loaded first and eagerly. At most one per page. */
	readonly priority?: boolean | undefined;
	/** For images far down or off to the side: not requested before they are in view or the visitor scrolls. */
	readonly lazy?: boolean | undefined;
	readonly rounded?: boolean | undefined;
	readonly className?: string | undefined;
}

/** SVG files are small and sharp at every size, so they are not resized. */
const isDrawing = (src: string): boolean => src.endsWith(".svg");

const optimised = (src: string, width: number): string => imageUrl(src, { width, format: "webp" });

/** Rounds to the nearest multiple of 20 per cent, since inline styles are not allowed and the style sheet defines only these positions. */
const step = (hundredths: number): number => Math.round(hundredths / 20) * 20;

/** A photo cropped to its frame and requested at the size that the screen needs; shows a drawn placeholder if it cannot be loaded. */
export function Picture(props: PictureProps) {
	const { src, alt, color, focus, ratio = "4x3", sizes, priority, widths = allWidths } = props;
	const [failed, setFailed] = useState<string | null>(null);
	const frame = useRef<HTMLSpanElement>(null);
	const image = useRef<HTMLImageElement>(null);
	const isWanted = useIsInView(frame, props.lazy ?? false);
	const { width, height, name } = ratios[ratio];
	const shown = src === "" || failed === src ? placeholderImage : src;
	// Detects images that failed before hydration, when no error handler was attached yet.
	const lookBack = useEffectEvent(() => {
		const { complete, naturalWidth, currentSrc } = image.current as HTMLImageElement;
		if (complete && naturalWidth === 0 && currentSrc) setFailed(src);
	});
	useEffect(() => lookBack(), []);
	// A photo that failed while offline is requested again once the connection is back.
	useEffect(() => {
		if (failed === null) return;
		const handleOnline = () => setFailed(null);
		window.addEventListener("online", handleOnline);
		return () => window.removeEventListener("online", handleOnline);
	}, [failed]);
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
				onError={() => setFailed(src)}
			/>
		</span>
	);
}
