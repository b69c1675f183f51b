import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend( utc );
dayjs.extend( timezone );

/** Returns the current day in the site's time zone, which WordPress gives as an IANA name or an offset (`+05:30`). */
export function todayIn( timeZone: string, now: number = Date.now() ): string {
	const moment = /^[+-]\d\d:\d\d$/.test( timeZone )
		? dayjs( now ).utcOffset( timeZone )
		: dayjs( now ).tz( timeZone );
	return moment.format( 'YYYY-MM-DD' );
}
