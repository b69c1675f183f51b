<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the Addons screen. Their body is AddonShape::chosen(). */
final class AddonActions {

	public function __construct( private readonly AddonCatalog $catalogue, private readonly AddonLifecycle $lifecycle ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'get_addons', array( self::class, 'index' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->returns( static fn() => AddonShape::list() ),
			AjaxAction::of( 'install_addon', array( self::class, 'install' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'activate_addon', array( self::class, 'activate' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'deactivate_addon', array( self::class, 'deactivate' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
		);
	}

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
				'addon'   => $this->catalogue->describe( $addon ),
			)
		);
	}
}
