/** Less than this is a bar of the browser's own, in pixels. */
const BAR = 100;

/** Tells the styles how much of the window a phone's keyboard covers; a page that was only zoomed into has none. */
export function liftAboveKeyboard( stage: HTMLElement ): void {
	window.visualViewport?.addEventListener( 'resize', () => {
		const { height = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {};
		const covered = innerHeight - height - offsetTop;
		stage.style.setProperty( '--keyboard', `${ scale > 1 || covered < BAR ? 0 : covered }px` );
	} );
}
