/** Saves what a URL has, such as a `data:` URL, under this name. */
export function saveAddress( address: string, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = name;
	link.click();
}
