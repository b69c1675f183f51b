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
	const set = ( path: typeof FIELD | typeof PARTIAL | typeof TEXT, value: boolean ) =>
		dispatch( { type: 'done', operation: { type: 'set', path, value } } );

	if ( ! features.behavior ) {
		return (
			<div data-field={ FIELD }>
				<LockedToggle label={ label } feature="behavior" name={ __( 'Drop-off', 'userfeedback' ) } />
			</div>
		);
	}
	return (
		<>
			<div data-field={ FIELD }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Records which questions visitors saw, skipped, or left, and how long each took.',
						'userfeedback'
					) }
					checked={ behavior.drop_off }
					onChange={ ( value ) => set( FIELD, value ) }
				/>
			</div>
			{ behavior.drop_off && (
				<div data-field={ PARTIAL }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Keep unfinished responses', 'userfeedback' ) }
						help={ __(
							'Keeps the choices and ratings of visitors who leave as an unfinished response, after 24 hours. Unfinished responses aren’t counted or sent to anyone.',
							'userfeedback'
						) }
						checked={ behavior.keep_partial }
						onChange={ ( value ) => set( PARTIAL, value ) }
					/>
				</div>
			) }
			{ behavior.drop_off && behavior.keep_partial && (
				<div data-field={ TEXT }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Keep what visitors type', 'userfeedback' ) }
						help={ __(
							'Adds texts, numbers, dates, and comments to unfinished responses. The survey tells visitors so before they type. Answers to email questions are stored only if visitors send them.',
							'userfeedback'
						) }
						checked={ behavior.keep_partial_text }
						onChange={ ( value ) => set( TEXT, value ) }
					/>
				</div>
			) }
		</>
	);
}
