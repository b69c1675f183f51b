import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import './CompareToggle.scss';

interface Props {
	/** True if the site's edition includes more than the past 7 days. */
	hasLong: boolean;
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
}

export function CompareToggle( { hasLong, isOn, onChange }: Props ) {
	const label = __( 'Compare to previous period', 'userfeedback' );
	return (
		<div className="uf-compare">
			{ hasLong ? (
				<ToggleControl __nextHasNoMarginBottom label={ label } checked={ isOn } onChange={ onChange } />
			) : (
				<LockedToggle label={ label } feature="long-ranges" />
			) }
		</div>
	);
}
