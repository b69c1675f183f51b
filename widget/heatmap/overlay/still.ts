/** What a page does something on. It scrolls all the same: by wheel, finger and keys. */
const DOING = [
	'click',
	'auxclick',
	'dblclick',
	'mousedown',
	'mouseup',
	'pointerdown',
	'pointerup',
	'touchstart',
	'touchend',
	'submit',
	'dragstart',
];

/** Keys that press what they are on; a space scrolls the page where it presses nothing. */
const PRESSING = [ 'Enter', ' ' ];

const PRESSED = 'a,button,input,select,textarea,summary,label,[role],[tabindex],[contenteditable]';

/** Whoever looks at a map leads the page nowhere: what is of `own` alone can be used. */
export function keepStill( own: Element ): void {
	const isOwn = ( event: Event ): boolean => event.composedPath().includes( own );
	for ( const name of DOING ) {
		addEventListener(
			name,
			( event ) => {
				if ( ! isOwn( event ) ) {
					event.stopImmediatePropagation();
					if ( event.cancelable && ! name.startsWith( 'touch' ) ) {
						event.preventDefault();
					}
				}
			},
			{ capture: true, passive: false }
		);
	}
	for ( const name of [ 'keydown', 'keyup' ] ) {
		addEventListener(
			name,
			( event ) => {
				const { key, target } = event as KeyboardEvent;
				const isPressing = PRESSING.includes( key ) && target instanceof Element && target.closest( PRESSED );
				if ( isPressing && ! isOwn( event ) ) {
					event.stopImmediatePropagation();
					event.preventDefault();
				}
			},
			true
		);
	}
}
