import { lazy, Suspense, useState } from "react";
import { reviewsCopy } from "#copy/reviews.ts";
import type { Review } from "#domain/review/Review.ts";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./ReviewList.module.css";

const PhotoSheet = lazy(() => import("./PhotoSheet.tsx").then((module) => ({ default: module.PhotoSheet })));

/** Photos of a review, each opening as large as those of the stay do. */
export function ReviewPhotoList({ review }: { readonly review: Review }) {
	const [opened, open] = useState<number | null>(null);
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
							onOpen={open}
						/>
					</li>
				))}
			</ul>
			{opened !== null && (
				<Suspense>
					<PhotoSheet
						name={reviewsCopy.photosOf(review.userName)}
						images={images}
						first={opened}
						onClose={() => open(null)}
					/>
				</Suspense>
			)}
		</>
	);
}
