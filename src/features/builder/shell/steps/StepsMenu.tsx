import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useShell } from '../shell-context';
import type { Step } from '@/features/builder/draft/steps';
import { useStep } from './use-step';

export function StepsMenu() {
	const { steps, current } = useShell();
	const place = steps.findIndex( ( { key } ) => key === current );
	const name = sprintf(
		/* translators: 1: number of a step, 2: how many there are, 3: name of the step */
		__( 'Step %1$s of %2$s: %3$s', 'userfeedback' ),
		formatNumber( place + 1 ),
		formatNumber( steps.length ),
		steps[ place ]?.label() ?? ''
	);

	return (
		<DropdownMenu
			className="uf-stepper__menu"
			icon={ chevronDown }
			label={ name }
			text={ name }
			toggleProps={ {
				variant: 'tertiary',
				iconPosition: 'right',
				__next40pxDefaultSize: true,
				showTooltip: false,
			} }
			popoverProps={ { placement: 'bottom-start' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup label={ __( 'Steps', 'userfeedback' ) }>
					{ steps.map( ( step, index ) => (
						<StepItem key={ step.key } step={ step } number={ index + 1 } onClose={ onClose } />
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}

function StepItem( { step, number, onClose }: { step: Step; number: number; onClose: () => void } ) {
	const { isCurrent, refusal, problems, problemsText, open } = useStep( step );

	return (
		<MenuItem
			aria-current={ isCurrent ? 'step' : undefined }
			aria-disabled={ refusal !== '' || undefined }
			info={ refusal === '' ? undefined : refusal }
			suffix={ problems > 0 ? <span className="uf-stepper__count">{ problemsText }</span> : undefined }
			onClick={ () => {
				onClose();
				open();
			} }
		>
			{ /* translators: 1: number of a step, 2: name of the step */ }
			{ sprintf( __( '%1$s. %2$s', 'userfeedback' ), formatNumber( number ), step.label() ) }
		</MenuItem>
	);
}
