/** Calls once when at least a third of the element is visible to the visitor; nothing is visible in a background tab. */
export function whenSeen( element: Element, then: () => void ): void {
	new IntersectionObserver(
		( entries, observer ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				then();
			}
		},
		{ threshold: 0.3 }
	).observe( element );
}
