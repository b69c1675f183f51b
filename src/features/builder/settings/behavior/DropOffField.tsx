import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import type { Behavior } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { useSite } from '@/lib/site';

const FIELD = 'settings.behavior.drop_off';
const PARTIAL = 'settings.behavior.keep_partial';
const TEXT = 'settings.behavior.keep_partial_text';

/** Switches for recording which questions visitors saw and where they left, and for keeping their choices and typed text. */
export function DropOffField( { behavior }: { behavior: Behavior } ) {
	const { features } = useSite();
	const dispatch = useDispatch();
	const label = __( 'See where visitors leave', 'userfeedback' );
	const toggle = ( path: typeof FIELD | typeof PARTIAL | typeof TEXT, name: string, isOn: boolean, help: string ) => (
		<div data-field={ path }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ name }
				help={ help }
				checked={ isOn }
				onChange={ ( value ) => dispatch( { type: 'done', operation: { type: 'set', path, value } } ) }
			/>
		</div>
	);

	if ( ! features.behavior ) {
		return (
			<div data-field={ FIELD }>
				<LockedToggle label={ label } feature="behavior" name={ __( 'Drop-off', 'userfeedback' ) } />
			</div>
		);
	}
	return (
		<>
			{ toggle(
				FIELD,
				label,
				behavior.drop_off,
				__( 'Records which questions visitors saw, skipped, or left, and how long each took.', 'userfeedback' )
			) }
			{ behavior.drop_off &&
				toggle(
					PARTIAL,
					__( 'Keep unfinished responses', 'userfeedback' ),
					behavior.keep_partial,
					__(
						'If a visitor leaves, their choices and ratings are kept as an unfinished response after 24 hours. Unfinished responses aren’t counted or sent to anyone.',
						'userfeedback'
					)
				) }
			{ behavior.drop_off &&
				behavior.keep_partial &&
				toggle(
					TEXT,
					__( 'Keep what visitors type', 'userfeedback' ),
					behavior.keep_partial_text,
					__(
						'Adds texts, numbers, dates, and comments to unfinished responses. The survey tells visitors so before they type. Answers to email questions are stored only if visitors send them.',
						'userfeedback'
					)
				) }
		</>
	);
}
