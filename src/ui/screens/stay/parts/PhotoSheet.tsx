import { useEffect, useRef } from "react";
import type { StayImage } from "#domain/stay/StayImage.ts";
import { Picture } from "#ui/components/Picture.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { commonCopy } from "#ui/copy/common.ts";
import styles from "./PhotoSheet.module.css";

/** All pictures one below the other, beginning with the one that was pressed. */
export function PhotoSheet({
	name,
	images,
	first,
	onClose,
}: {
	readonly name: string;
	readonly images: readonly StayImage[];
	readonly first: number;
	readonly onClose: () => void;
}) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		if (first > 0) list.current?.children[first]?.scrollIntoView({ block: "start" });
	}, [first]);
	return (
		<Sheet open onClose={onClose} title={commonCopy.gallery.name(name)} size="lg">
			<ol className={styles.list} ref={list}>
				{images.map((image, index) => (
					<li key={image.url}>
						<figure className={styles.figure}>
							<Picture
								src={image.url}
								alt={image.alt}
								color={image.color}
								ratio="4x3"
								sizes="(min-width: 744px) 740px, 100vw"
								rounded
							/>
							<figcaption className={styles.caption}>
								<span>{image.alt}</span>
								<span className={styles.number}>{commonCopy.gallery.counter(index + 1, images.length)}</span>
							</figcaption>
						</figure>
					</li>
				))}
			</ol>
		</Sheet>
	);
}
