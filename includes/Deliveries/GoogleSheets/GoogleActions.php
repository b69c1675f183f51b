<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use Closure;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Connect\AccessTokenProvider;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionMapper;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Deliveries\GoogleSheets\Connect\CreateAuthorizationUrl;
use UserFeedback\Deliveries\GoogleSheets\Connect\DisconnectGoogle;
use UserFeedback\Deliveries\GoogleSheets\Connect\OAuthClient;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\GoogleShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the Google Drive card; their bodies are in GoogleShape. */
final class GoogleActions {

	/** @param Closure(): OAuthClient $client */
	public function __construct(
		private readonly CreateAuthorizationUrl $authUrl,
		#[Lazy( OAuthClient::class )] private readonly Closure $client,
		private readonly ConnectionRepository $connections,
		private readonly DisconnectGoogle $disconnect,
		private readonly AccessTokenProvider $token,
		private readonly DriveFolders $folders,
		private readonly CurrentEdition $edition
	) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'google_sheets_get_auth_url', array( self::class, 'authUrl' ), Permission::SETTINGS, AjaxAction::GOOGLE )
				->body( static fn() => GoogleShape::connecting() )
				->returns( static fn() => GoogleShape::authUrl() ),
			AjaxAction::of( 'google_sheets_disconnect', array( self::class, 'disconnect' ), Permission::SETTINGS, AjaxAction::GOOGLE )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of( 'google_drive_access_token', array( self::class, 'accessToken' ), Permission::SETTINGS, AjaxAction::GOOGLE )
				->returns( static fn() => GoogleShape::accessToken() ),
			AjaxAction::of(
				'google_drive_select_folder',
				array( self::class, 'selectFolder' ),
				Permission::SETTINGS,
				AjaxAction::GOOGLE
			)
				->body( static fn() => GoogleShape::chosen() )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of(
				'google_drive_remove_folder_connection',
				array( self::class, 'removeFolder' ),
				Permission::SETTINGS,
				AjaxAction::GOOGLE
			)->returns( static fn() => GoogleShape::connection() ),
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Problem
	 */
	public function authUrl( array $body ): AjaxReply {
		$this->edition->get()->check( PlanFeature::GOOGLE_DRIVE );
		return AjaxReply::text( $this->authUrl->run( ( $this->client )(), get_current_user_id(), self::word( $body['return'] ) ) );
	}

	/** Also allowed if the edition lacks it: owners can always disconnect. */
	public function disconnect(): AjaxReply {
		$this->disconnect->run();
		return $this->connection();
	}

	/**
	 * Valid for files that this site created, for an hour at most. We don't use it: it is for developers who build a file
	 * picker, as Google's is a third-party script.
	 *
	 * @throws Problem
	 */
	public function accessToken(): AjaxReply {
		$this->edition->get()->check( PlanFeature::GOOGLE_DRIVE );
		try {
			return AjaxReply::text( $this->token->run() );
		} catch ( GoogleException $exception ) {
			throw $exception->toProblem();
		}
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Problem
	 */
	public function selectFolder( array $body ): AjaxReply {
		$this->edition->get()->check( PlanFeature::GOOGLE_DRIVE );
		try {
			$folder = $this->folders->get( self::word( $body['folder_id'] ) );
		} catch ( GoogleException $exception ) {
			throw GoogleError::MISSING === $exception->error
				? new ValidationFailed(
					array( new Violation( 'folder_id', 'unknown', null, $exception->getMessage() ) ),
					$exception->getMessage()
				)
				: $exception->toProblem();
		}
		$connection = $this->connections->get(); // Current value: the request may have fetched a token.
		if ( null !== $connection ) {
			$this->connections->save( $connection->in( $folder->id, $folder->name ) );
		}
		return $this->connection();
	}

	/** @throws Problem */
	public function removeFolder(): AjaxReply {
		$connection = $this->connections->get();
		if ( null !== $connection ) {
			$this->connections->save( $connection->in( '', '' ) );
		}
		return $this->connection();
	}

	private function connection(): AjaxReply {
		return AjaxReply::of( ConnectionMapper::toArray( $this->connections->get() ) );
	}

	private static function word( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
