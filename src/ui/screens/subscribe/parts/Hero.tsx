import { subscribeCopy } from "#copy/subscribe.ts";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import { CoinIcon, GiftIcon } from "#ui/components/icons/travel.tsx";
import styles from "./Hero.module.css";

const text = subscribeCopy;

const icons = {
	price: <CrownIcon size={22} />,
	cash: <CoinIcon size={22} />,
	free: <GiftIcon size={22} />,
} as const;

/** Introduction to the membership, before any price. */
export const Hero = () => (
	<div className={styles.hero}>
		<h1 className={styles.title}>{text.hero}</h1>
		<p className={styles.note}>{text.heroNote}</p>
		<ul className={styles.benefits}>
			{text.benefits.map(({ key, title, text: about }) => (
				<li key={key} className={styles.benefit}>
					<span className={styles.icon}>{icons[key]}</span>
					<div>
						<p className={styles.name}>{title}</p>
						<p className={styles.about}>{about}</p>
					</div>
				</li>
			))}
		</ul>
	</div>
);
