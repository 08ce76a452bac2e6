/** Caches one value per key and thread, created on first use. */
export function once<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
	const values = new Map<K, Promise<T>>();
	return (key) => {
		const value = values.get(key) ?? make(key);
		values.set(key, value);
		return value;
	};
}
