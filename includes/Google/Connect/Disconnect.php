<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use UserFeedback\Database\Db;
use UserFeedback\Google\Api\AskGoogle;
use UserFeedback\Google\Api\GoogleApi;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Disconnects on both sides. It tells Google if it can; on this site, the connection ends either way. */
final class Disconnect {

	public function __construct(
		private readonly ConnectionRepository $connections,
		private readonly AskGoogle $ask,
		private readonly GoogleApi $api
	) {}

	/** For code that runs without the other parts of the plugin. */
	public static function ofSite( Db $db ): self {
		return new self( new ConnectionRepository( $db ), new AskGoogle(), GoogleApi::named() );
	}

	public function run(): void {
		$token = $this->connections->get()?->refreshToken();
		if ( null !== $token ) {
			$this->ask->form( $this->api->revoke, array( 'token' => $token ) );
		}
		$this->connections->forget();
	}
}
