import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatDateTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import {
	publishAtOf,
	scheduleFault,
	scheduleInWords,
	today,
	type WallTime,
	wallOf,
} from '@/features/builder/draft/schedule/schedule';

/** Start time of the survey, in the site's time zone. */
export function ScheduleFields( { isLocked }: { isLocked: boolean } ) {
	const publishAt = useBuilder( ( { form } ) => form.draft.publish_at );
	const { time_zone: timeZone } = useSite();
	const dispatch = useDispatch();
	const wall = wallOf( publishAt );
	const fault = scheduleFault( publishAt );
	const set = ( part: Partial< WallTime > ) => {
		const value = publishAtOf( { ...wall, ...part }, timeZone );
		dispatch( { type: 'typed', operation: { type: 'set', path: 'publish_at', value } } );
	};
	const described = { 'aria-describedby': WORDS, 'aria-invalid': fault !== '' || undefined };

	return (
		<div
			className="uf-schedule"
			data-field="publish_at"
			role="group"
			aria-label={ __( 'Start date and time', 'userfeedback' ) }
			onBlur={ () => dispatch( { type: 'field-left' } ) }
		>
			{ ! isLocked && (
				<div className="uf-schedule__fields">
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="date"
						label={ __( 'Day', 'userfeedback' ) }
						value={ wall.date }
						min={ today( timeZone ) }
						onChange={ ( date ) => set( { date } ) }
						{ ...described }
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="time"
						label={ __( 'Time', 'userfeedback' ) }
						value={ wall.time }
						onChange={ ( time ) => set( { time } ) }
						{ ...described }
					/>
				</div>
			) }
			<p id={ WORDS } className={ `uf-schedule__words ${ fault === '' ? '' : 'is-wrong' }` } role="status">
				{ fault === '' && publishAt !== null
					? sprintf(
							/* translators: 1: day and time. 2: such as "In Berlin time, in 3 days." */
							__( 'Starts on %1$s. %2$s', 'userfeedback' ),
							formatDateTime( publishAt ),
							scheduleInWords( publishAt, timeZone )
						)
					: fault }
			</p>
		</div>
	);
}

const WORDS = 'uf-schedule-words';
