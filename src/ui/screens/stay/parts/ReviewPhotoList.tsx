import { useState } from "react";
import { reviewsCopy } from "#copy/reviews.ts";
import type { Review } from "#domain/review/Review.ts";
import { lazyLayer } from "#ui/layout/lazyPart.tsx";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./ReviewList.module.css";

const PhotoSheet = lazyLayer(async () => (await import("./PhotoSheet.tsx")).PhotoSheet);

/** Photos of a review; each opens enlarged, like those of the stay. */
export function ReviewPhotoList({ review }: { readonly review: Review }) {
	const [opened, setOpened] = useState<number | null>(null);
	const images = review.photos.map(({ url, alt }, index) => ({
		url,
		sort: index,
		alt: alt || reviewsCopy.photo(review.userName, index + 1),
		color: null,
	}));
	return (
		<>
			<ul className={styles.photos}>
				{images.map((image, index) => (
					<li key={image.url}>
						<PhotoButton
							image={image}
							index={index}
							className={styles.photo}
							ratio="4x3"
							sizes="120px"
							rounded
							onOpen={setOpened}
						/>
					</li>
				))}
			</ul>
			{opened !== null && (
				<PhotoSheet
					name={reviewsCopy.photosOf(review.userName)}
					images={images}
					first={opened}
					onClose={() => setOpened(null)}
				/>
			)}
		</>
	);
}
