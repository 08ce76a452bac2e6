import { componentsCopy } from "#copy/components.ts";
import type { CardStay } from "#domain/stay/shelf.ts";
import { CarouselArrow } from "#ui/components/CarouselArrow.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "#ui/components/icons/interface.tsx";
import { Picture, type PictureProps } from "#ui/components/Picture.tsx";
import styles from "./CardPictures.module.css";
import { useCardCarousel } from "./useCardCarousel.ts";

export interface CardPicturesProps {
	readonly images: CardStay["images"];
	/** How each picture is rendered. */
	readonly look: Pick<PictureProps, "ratio" | "sizes" | "widths" | "priority" | "lazy">;
}

/**
 * The pictures of a card, one at a time. The card's link covers them and stays intact: touch swipes the picture below it, a mouse gets
 * arrow buttons, and the arrow keys work while the link has the focus. Only the first picture is loaded before that.
 */
export function CardPictures({ images, look }: CardPicturesProps) {
	const { frame, strip, index, hasInteracted, turn } = useCardCarousel(images.length);
	const text = componentsCopy.gallery;
	return (
		<>
			<div ref={frame} className={styles.frame}>
				<ul ref={strip} className={styles.strip}>
					{images.slice(0, hasInteracted ? undefined : 1).map((image, position) => (
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
			{hasInteracted && (
				<>
					<CarouselArrow
						className={styles.previous}
						label={text.previous}
						disabled={index === 0}
						tabIndex={-1}
						onPress={() => turn(-1)}
					>
						<ChevronLeftIcon size={18} />
					</CarouselArrow>
					<CarouselArrow
						className={styles.next}
						label={text.next}
						disabled={index === images.length - 1}
						tabIndex={-1}
						onPress={() => turn(1)}
					>
						<ChevronRightIcon size={18} />
					</CarouselArrow>
				</>
			)}
		</>
	);
}
