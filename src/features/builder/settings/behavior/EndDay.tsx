import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Behavior } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { dayOf, daysIn, MONTH_NUMBERS, upTo } from '@/features/builder/draft/schedule/days';
import { lastDayInWords } from '@/features/builder/summary/behavior-text';

type Day = NonNullable< Behavior[ 'expire_at' ] >;

interface Props {
	day: Behavior[ 'expire_at' ];
	error?: string | undefined;
	onChange: ( day: Day ) => void;
}

/** The month and day on which the survey ends; means the next such date. */
export function EndDay( { day, error, onChange }: Props ) {
	const month = day?.month ?? 0;
	const choose = { value: '0', label: __( 'Choose', 'userfeedback' ), disabled: true };

	return (
		<div className="uf-setting__detail" data-field="settings.behavior.expire_at">
			<div className="uf-setting__day">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Month', 'userfeedback' ) }
					value={ String( month ) }
					options={ [
						...( month === 0 ? [ choose ] : [] ),
						...MONTH_NUMBERS.map( ( number ) => ( {
							value: String( number ),
							label: monthName( number ),
						} ) ),
					] }
					onChange={ ( value ) => onChange( dayOf( Number( value ), day?.day ?? 1 ) ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Day', 'userfeedback' ) }
					value={ String( day?.day ?? 0 ) }
					disabled={ month === 0 }
					options={ [
						...( day === null ? [ choose ] : [] ),
						...upTo( daysIn( month === 0 ? 1 : month ) ).map( ( number ) => ( {
							value: String( number ),
							label: formatNumber( number ),
						} ) ),
					] }
					onChange={ ( value ) => onChange( dayOf( month, Number( value ) ) ) }
				/>
			</div>
			{ day !== null && (
				<p className="uf-setting__help">
					{ sprintf(
						/* translators: %s: a day, such as "30 December 2026" */
						__( 'Last shown on %s.', 'userfeedback' ),
						lastDayInWords( day, new Date() )
					) }
				</p>
			) }
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</div>
	);
}

function monthName( month: number ): string {
	return new Intl.DateTimeFormat( locale(), { month: 'long', timeZone: 'UTC' } ).format(
		Date.UTC( 2000, month - 1 )
	);
}
