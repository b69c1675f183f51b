import { __ } from '@wordpress/i18n';
import { type KeyboardEvent, useId } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { isOpen, type Preset } from '@/lib/date-range/date-range';
import { presetLabel } from './range-label';

interface Props {
	presets: readonly Preset[];
	value: Preset | null;
	/** Whether the site's edition has more than the past 7 days. */
	hasLong: boolean;
	onChange: ( preset: Preset ) => void;
	/** A choice that was made for good, not only passed on the way with the arrow keys. */
	onChosen: () => void;
	onLocked: () => void;
}

/** Ranges that need no dates. Arrow keys look at them one by one; a click, or Enter, closes. */
export function PresetChoice( { presets, value, hasLong, onChange, onChosen, onLocked }: Props ) {
	const name = useId();

	return (
		<fieldset className="uf-range__presets">
			<legend>{ __( 'Date range', 'userfeedback' ) }</legend>
			{ presets.map( ( preset ) => {
				const isLocked = ! isOpen( preset, hasLong );
				const choose = () => {
					if ( isLocked ) {
						onLocked();
					} else {
						onChange( preset );
						onChosen();
					}
				};
				return (
					<label
						key={ preset }
						className="uf-range__preset"
						onClick={ ( event ) => {
							if ( event.detail > 0 ) {
								event.preventDefault();
								choose();
							}
						} }
					>
						<input
							type="radio"
							name={ name }
							checked={ value === preset }
							aria-disabled={ isLocked || undefined }
							onChange={ () => ! isLocked && onChange( preset ) }
							onKeyDown={ ( event: KeyboardEvent ) => {
								if ( event.key === 'Enter' || ( event.key === ' ' && isLocked ) ) {
									event.preventDefault();
									choose();
								}
							} }
						/>
						<span>
							{ presetLabel( preset ) }
							{ isLocked && <PlanBadge feature="long-ranges" /> }
						</span>
					</label>
				);
			} ) }
		</fieldset>
	);
}
