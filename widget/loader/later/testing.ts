/** Real event targets with a page's dimensions; time is vitest's. */
export class Page extends EventTarget {
	readonly document = Object.assign( new EventTarget(), {
		hidden: false,
		documentElement: { scrollHeight: 3000, clientHeight: 1000, scrollTop: 0 },
		elementFromPoint: () => null,
	} );
	readonly performance = performance;
	readonly setTimeout = setTimeout;
	readonly clearTimeout = clearTimeout;
	due = 0;

	/** @param wait gets the page and the callback. */
	waiting( wait: ( page: Window, begin: () => void ) => void ): this {
		wait( this as unknown as Window, () => ( this.due += 1 ) );
		return this;
	}

	mouseTo( clientY: number ): void {
		this.document.dispatchEvent( Object.assign( new Event( 'mousemove' ), { clientY } ) );
	}

	scrollTo( y: number ): void {
		this.document.documentElement.scrollTop = y;
		this.document.dispatchEvent( new Event( 'scroll' ) );
	}

	hide( hidden: boolean ): void {
		this.document.hidden = hidden;
		this.document.dispatchEvent( new Event( 'visibilitychange' ) );
	}
}
