import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '@/lib/format';
import { todayIn } from '@/lib/date-range/today';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/** Header of a printed report, which the screen doesn't need: the site's name and the date. */
export function ReportHead() {
	const { site_name: name, time_zone: timeZone } = useSite();
	const [ today, setToday ] = useState( () => todayIn( timeZone ) );

	useEffect( () => {
		const read = () => flushSync( () => setToday( todayIn( timeZone ) ) ); // The page may have been open for days.
		window.addEventListener( 'beforeprint', read );
		return () => window.removeEventListener( 'beforeprint', read );
	}, [ timeZone ] );

	/* translators: 1: name of the site. 2: a day. */
	const line = sprintf( __( '%1$s · printed on %2$s', 'userfeedback' ), name, formatDay( today ) );

	return (
		<div className="uf-report-head">
			<p>{ line }</p>
			<p className="uf-report-head__unready">
				{ __( 'Some parts of this report weren’t loaded when it was printed.', 'userfeedback' ) }
			</p>
		</div>
	);
}
