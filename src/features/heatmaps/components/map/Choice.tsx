import { Button } from '@wordpress/components';

interface Props< Value extends string > {
	label: string;
	options: readonly { value: Value; label: string }[];
	chosen: Value;
	onChoose: ( value: Value ) => void;
}

/** A few options, side by side. */
export function Choice< Value extends string >( { label, options, chosen, onChoose }: Props< Value > ) {
	return (
		<div className="uf-heatmap__choice" role="group" aria-label={ label }>
			{ options.map( ( option ) => (
				<Button
					key={ option.value }
					__next40pxDefaultSize
					variant={ option.value === chosen ? 'primary' : 'secondary' }
					aria-pressed={ option.value === chosen }
					onClick={ () => onChoose( option.value ) }
				>
					{ option.label }
				</Button>
			) ) }
		</div>
	);
}
