<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Platform\Http\UrlProblem;
use UserFeedback\Platform\Http\VerifyExternalUrl;
use UserFeedback\Platform\Schema\Text;
use WP_Error;
use WP_HTTP_Proxy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sends the allowed requests in parallel. A blocked request is a failure like others: it is retried and its owner is notified,
 * because a DNS or wp-config.php change may allow it later.
 */
final class SendWebhookRequests {

	/** Maximum characters of a reply to store. */
	private const KEPT = 2_000;

	public function __construct(
		private readonly VerifyExternalUrl $verify,
		private readonly HttpTransport $transport,
		private readonly InterpretResponse $interpret
	) {}

	/**
	 * @param array<int, WebhookRequest> $requests
	 * @return array<int, DeliveryOutcome> with the same keys.
	 */
	public function run( array $requests ): array {
		$ready    = array();
		$outcomes = array();
		foreach ( $requests as $key => $request ) {
			$found = $this->ready( $request );
			if ( $found instanceof DeliveryOutcome ) {
				$outcomes[ $key ] = $found->withLog( $request->shown() );
			} else {
				$ready[ $key ] = $found;
			}
		}
		foreach ( array() === $ready ? array() : $this->transport->send( $ready ) as $key => $answer ) {
			$outcomes[ $key ] = $this->outcome( $requests[ $key ], $answer );
		}
		return $outcomes;
	}

	/** First checks if the site blocks requests to this URL; if so, not even the name is resolved. */
	private function ready( WebhookRequest $request ): PreparedRequest|DeliveryOutcome {
		if ( $this->isBlocked( $request ) ) {
			return DeliveryOutcome::failed(
				__( 'A setting in wp-config.php or another plugin blocks requests from this site to this URL.', 'userfeedback' )
			);
		}
		$checked = $this->verify->verify( $request->url );
		if ( $checked instanceof UrlProblem ) {
			return DeliveryOutcome::failed( $checked->sentence() );
		}
		$proxy = new WP_HTTP_Proxy();
		if ( $proxy->is_enabled() && $proxy->send_through_proxy( $request->url ) ) {
			$login = $proxy->use_authentication() ? $proxy->authentication() : null;
			return new PreparedRequest( $request, $checked, $proxy->host() . ':' . $proxy->port(), $login );
		}
		return $checked->isKnown()
			? new PreparedRequest( $request, $checked )
			: DeliveryOutcome::failed( TransportError::UNKNOWN->sentence() );
	}

	/** Also detects plugins that answer instead: their reply wouldn't be the receiver's. */
	private function isBlocked( WebhookRequest $request ): bool {
		$arguments = array(
			'method'  => $request->method,
			'headers' => array_column( $request->shownHeaders(), 1, 0 ),
			'body'    => $request->body,
		);
		return _wp_http_get_object()->block_request( $request->url )
			|| false !== apply_filters( 'pre_http_request', false, $arguments, $request->url ); // WordPress's own.
	}

	/** Removes invalid bytes: WordPress's function for it logs a notice before 6.9. */
	private static function utf8( string $bytes ): string {
		return htmlspecialchars_decode( htmlspecialchars( $bytes, ENT_NOQUOTES | ENT_IGNORE, 'UTF-8' ), ENT_NOQUOTES );
	}

	private function outcome( WebhookRequest $request, WebhookResponse $answer ): DeliveryOutcome {
		$masked = $answer->masked( $request->mask );
		$body   = Text::readable( self::utf8( $masked->body ) );
		return $this->interpret->run( $masked )->withLog( $request->shown(), mb_substr( $body, 0, self::KEPT ), $masked->took );
	}
}
