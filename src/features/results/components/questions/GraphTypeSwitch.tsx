import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { blockTable } from '@wordpress/icons';
import type { GraphType } from '@/features/results/model/graph-choice';
import { barChart, barsHorizontal, lineChart, pieChart } from './graph-icons';
import './GraphTypeSwitch.scss';

interface Props {
	value: GraphType;
	/** Graph types that show this question's answers truthfully. */
	offered: readonly GraphType[];
	onChange: ( type: GraphType ) => void;
}

export function GraphTypeSwitch( { value, offered, onChange }: Props ) {
	const types = [
		{ type: 'table', icon: blockTable, label: __( 'Table', 'userfeedback' ) },
		{ type: 'column', icon: barChart, label: __( 'Vertical bars', 'userfeedback' ) },
		{ type: 'bar', icon: barsHorizontal, label: __( 'Horizontal bars', 'userfeedback' ) },
		{ type: 'line', icon: lineChart, label: __( 'Lines', 'userfeedback' ) },
		{ type: 'pie', icon: pieChart, label: __( 'Pie', 'userfeedback' ) },
	] as const;

	return (
		<div className="uf-graphs" role="group" aria-label={ __( 'Chart type', 'userfeedback' ) }>
			{ types
				.filter( ( { type } ) => offered.includes( type ) )
				.map( ( { type, icon, label } ) => (
					<Button
						key={ type }
						size="compact"
						icon={ icon }
						label={ label }
						isPressed={ type === value }
						onClick={ () => onChange( type ) }
					/>
				) ) }
		</div>
	);
}
