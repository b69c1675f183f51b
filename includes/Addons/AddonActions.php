<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Editions\Addon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the Addons screen. Their body is AddonShape::chosen(). */
final class AddonActions {

	public function __construct( private readonly AddonCatalogue $catalogue, private readonly AddonLifecycle $lifecycle ) {}

	public function index(): AjaxReply {
		return AjaxReply::of( $this->catalogue->all() );
	}

	/** @param array<string, mixed> $body */
	public function install( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->install( $addon );
		return $this->changed( $addon, __( 'Addon Installed', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	public function activate( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->activate( $addon );
		return $this->changed( $addon, __( 'Addon Activated', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	public function deactivate( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->deactivate( $addon );
		return $this->changed( $addon, __( 'Addon Deactivated', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	private static function chosen( array $body ): Addon {
		return Addon::from( is_string( $body['plugin'] ) ? $body['plugin'] : '' );
	}

	private function changed( Addon $addon, string $message ): AjaxReply {
		return AjaxReply::of(
			array(
				'message' => $message,
				'addon'   => $this->catalogue->one( $addon ),
			)
		);
	}
}
