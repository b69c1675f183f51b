import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend( utc );
dayjs.extend( timezone );

/** The day it is where the site is. WordPress names that place by an IANA name or by an offset (`+05:30`). */
export function todayIn( time_zone: string, now: number = Date.now() ): string {
	const moment = /^[+-]\d\d:\d\d$/.test( time_zone )
		? dayjs( now ).utcOffset( time_zone )
		: dayjs( now ).tz( time_zone );
	return moment.format( 'YYYY-MM-DD' );
}
