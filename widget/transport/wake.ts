/**
 * Has the site count what it stored, and tell of it, where no page view would make it: in so many seconds, or when the
 * visitor leaves. The server asks few browsers, see includes/Responses/Submit/WakeTurn.php.
 */
export function wakeIn( seconds: number, rest: string ): void {
	let isDone = false;
	const wake = (): void => {
		if ( ! isDone ) {
			isDone = true;
			navigator.sendBeacon( `${ rest }widget/wake` );
		}
	};
	setTimeout( wake, seconds * 1000 );
	addEventListener( 'pagehide', wake );
}
