import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rotateLeft } from '@wordpress/icons';
import { memo } from 'react';
import type { Device } from '@/components/preview/widths';
import { DEVICES } from './devices';

interface Props {
	device: Device;
	onDevice: ( device: Device ) => void;
	isDark: boolean;
	/** Null if the survey looks the same in dark mode. */
	onDark: ( ( isDark: boolean ) => void ) | null;
	onAgain: () => void;
}

/** How the preview is displayed. Rerenders only when that changes: each button has its own tooltip. */
export const PreviewBar = memo( function PreviewBar( { device, onDevice, isDark, onDark, onAgain }: Props ) {
	return (
		<div className="uf-preview__bar">
			<div role="group" aria-label={ __( 'Device', 'userfeedback' ) }>
				{ DEVICES.map( ( { device: each, icon, label } ) => (
					<Button
						key={ each }
						size="compact"
						icon={ icon }
						label={ label() }
						isPressed={ device === each }
						onClick={ () => onDevice( each ) }
					/>
				) ) }
			</div>
			{ onDark && (
				<Button size="compact" isPressed={ isDark } onClick={ () => onDark( ! isDark ) }>
					{ __( 'Dark', 'userfeedback' ) }
				</Button>
			) }
			<Button
				size="compact"
				className="uf-preview__again"
				icon={ rotateLeft }
				label={ __( 'Start over', 'userfeedback' ) }
				onClick={ onAgain }
			/>
		</div>
	);
} );
