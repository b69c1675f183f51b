/** Events that trigger actions on the page. Scrolling still works: by wheel, touch, and keys. */
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

/** Keys that press the focused control; Space scrolls the page if there is nothing to press. */
const PRESSING = [ 'Enter', ' ' ];

const PRESSED = 'a,button,input,select,textarea,summary,label,[role],[tabindex],[contenteditable]';

/** Blocks all actions of the page while an owner views a map: only controls in `own` work. */
export function blockPageActions( own: Element ): void {
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
	for ( const name of [ 'keydown', 'keyup' ] as const ) {
		addEventListener(
			name,
			( event ) => {
				const { key, target } = event;
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
