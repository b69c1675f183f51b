<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleClient;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Disconnects on both sides. It asks Google to revoke the token; on this site, the connection ends even if that fails.
 */
final class DisconnectGoogle {

	public function __construct(
		private readonly ConnectionRepository $connections,
		private readonly GoogleClient $google,
		private readonly GoogleApiUrls $api
	) {}

	/** For code that runs without the other parts of the plugin. */
	public static function ofSite( Db $db ): self {
		return new self( new ConnectionRepository( $db ), new GoogleClient(), GoogleApiUrls::named() );
	}

	public function run(): void {
		$token = $this->connections->get()?->refreshToken();
		if ( null !== $token ) {
			$this->google->form( $this->api->revoke, array( 'token' => $token ) );
		}
		$this->connections->delete();
	}
}
