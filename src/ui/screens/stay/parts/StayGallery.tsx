import { useRef, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { placeholderImage } from "#domain/content/images.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";
import { lazyLayer } from "#ui/layout/lazyPart.tsx";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./StayGallery.module.css";

const PhotoSheet = lazyLayer(async () => (await import("./PhotoSheet.tsx")).PhotoSheet);

/** Maximum number of pictures rendered with the page; the sheet contains all. */
const inStrip = 20;

const placeholder: StayImage = { url: placeholderImage, sort: 0, alt: "", color: null };

/** A swipeable strip on phones, a mosaic of five pictures on larger screens; each opens the sheet with all of them (DOM-IMG-01). */
export function StayGallery({
	name,
	images,
}: {
	readonly name: string;
	readonly images: readonly StayImage[];
}) {
	const [opened, setOpened] = useState<number | "all" | null>(null);
	const [current, setCurrent] = useState(0);
	const track = useRef<HTMLUListElement>(null);
	const all = images.length > 0 ? images : [placeholder];
	const text = stayCopy.photos;
	const handleScroll = () => {
		const list = track.current;
		if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
	};
	return (
		<section className={styles.gallery} aria-label={componentsCopy.gallery.name(name)}>
			<ul className={styles.track} ref={track} onScroll={handleScroll} data-count={Math.min(all.length, 5)}>
				{all.slice(0, inStrip).map((image, index) => (
					<li className={styles.slide} key={image.url}>
						<PhotoButton
							image={image}
							index={index}
							className={styles.photo}
							ratio="fill"
							sizes={
								index === 0
									? "(min-width: 1240px) 600px, (min-width: 744px) 60vw, 100vw"
									: "(min-width: 744px) 300px, 100vw"
							}
							priority={index === 0}
							onOpen={setOpened}
						/>
					</li>
				))}
			</ul>
			{all.length > 1 && (
				<div className={styles.marks}>
					<span className={styles.counter} aria-hidden="true">
						{componentsCopy.gallery.counter(current + 1, all.length)}
					</span>
					<button type="button" className={styles.all} onClick={() => setOpened("all")}>
						{text.all(all.length)}
					</button>
				</div>
			)}
			{opened !== null && (
				<PhotoSheet
					name={name}
					images={all}
					first={opened === "all" ? null : opened}
					onClose={() => setOpened(null)}
				/>
			)}
		</section>
	);
}
