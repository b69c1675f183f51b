<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Schema\Heatmap\HeatmapShape;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if the current user may open a view. A forwarded link works only for the user who created it. */
final class AdmitViewer {

	public function __construct(
		private readonly ViewLink $link,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition
	) {}

	public function run( string $signed ): ?ViewPass {
		$pass = $this->link->read( $signed );
		$user = wp_get_current_user();
		return null !== $pass
			&& $user->exists()
			&& $user->ID === $pass->userId
			&& current_user_can( Can::VIEW->value )
			&& ( HeatmapShape::VISITOR === $pass->as || in_array( $pass->as, AllowedRoles::of( $user ), true ) )
			&& $this->edition->allows( Feature::HEATMAPS )
			? $pass
			: null;
	}
}
