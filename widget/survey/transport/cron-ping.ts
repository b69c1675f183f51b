/**
 * Makes the site count stored responses and send notifications if no page view would: after so many seconds, or when the
 * visitor leaves. The server asks few browsers to do so, see includes/Responses/Submit/CronPingRepository.php.
 */
export function scheduleCronPing( seconds: number, rest: string ): void {
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
