import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import type { Behavior } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { useSite } from '@/lib/site';

const FIELD = 'settings.behavior.drop_off';

/** If visitors' browsers report which questions they saw, and where they left. */
export function DropOffField( { behavior }: { behavior: Behavior } ) {
	const { features } = useSite();
	const dispatch = useDispatch();
	const label = __( 'See where visitors leave', 'userfeedback' );

	return (
		<div data-field={ FIELD }>
			{ features.behavior ? (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Records which questions visitors saw, skipped, or left, and how long each took. No answers are recorded before visitors send them.',
						'userfeedback'
					) }
					checked={ behavior.drop_off }
					onChange={ ( value ) =>
						dispatch( { type: 'done', operation: { type: 'set', path: FIELD, value } } )
					}
				/>
			) : (
				<LockedToggle label={ label } feature="behavior" name={ __( 'Drop-off', 'userfeedback' ) } />
			) }
		</div>
	);
}
