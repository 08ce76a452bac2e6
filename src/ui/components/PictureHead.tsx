import type { ReactNode } from "react";
import { Picture } from "./Picture.tsx";
import styles from "./PictureHead.module.css";

/** Header of an editorial page: a wide image, with the title and its introduction beside or below it. */
export const PictureHead = ({
	imageUrl,
	imageColor,
	kind,
	title,
	children,
}: {
	readonly imageUrl: string | null;
	readonly imageColor?: string | null;
	/** Content above the title. */
	readonly kind: ReactNode;
	readonly title: string;
	readonly children: ReactNode;
}) => (
	<header className={styles.head}>
		<div className={styles.picture}>
			<Picture
				src={imageUrl ?? ""}
				alt=""
				color={imageColor}
				ratio="fill"
				sizes="(min-width: 1240px) 600px, 100vw"
				priority
			/>
		</div>
		<div className={styles.words}>
			{kind}
			<h1 className={styles.title}>{title}</h1>
			{children}
		</div>
	</header>
);
