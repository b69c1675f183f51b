<?php
declare(strict_types=1);

namespace UserFeedback\Google;

use Closure;
use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Schema\Site\GoogleShape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Google\Connect\AuthUrl;
use UserFeedback\Google\Connect\Client;
use UserFeedback\Google\Connect\ConnectionMapper;
use UserFeedback\Google\Connect\ConnectionRepository;
use UserFeedback\Google\Connect\Disconnect;
use UserFeedback\Google\Connect\GiveToken;
use UserFeedback\Google\Drive\Folders;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the Google Drive card; their bodies are in GoogleShape. */
final class GoogleActions {

	/** @param Closure(): Client $client */
	public function __construct(
		private readonly AuthUrl $authUrl,
		#[Lazy( Client::class )] private readonly Closure $client,
		private readonly ConnectionRepository $connections,
		private readonly Disconnect $disconnect,
		private readonly GiveToken $token,
		private readonly Folders $folders,
		private readonly CurrentEdition $edition
	) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'google_sheets_get_auth_url', array( self::class, 'authUrl' ), Can::SETTINGS, AjaxAction::GOOGLE )
				->body( static fn() => GoogleShape::connecting() )
				->returns( static fn() => GoogleShape::authUrl() ),
			AjaxAction::of( 'google_sheets_disconnect', array( self::class, 'disconnect' ), Can::SETTINGS, AjaxAction::GOOGLE )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of( 'google_drive_access_token', array( self::class, 'accessToken' ), Can::SETTINGS, AjaxAction::GOOGLE )
				->returns( static fn() => GoogleShape::accessToken() ),
			AjaxAction::of(
				'google_drive_select_folder',
				array( self::class, 'selectFolder' ),
				Can::SETTINGS,
				AjaxAction::GOOGLE
			)
				->body( static fn() => GoogleShape::chosen() )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of(
				'google_drive_remove_folder_connection',
				array( self::class, 'removeFolder' ),
				Can::SETTINGS,
				AjaxAction::GOOGLE
			)->returns( static fn() => GoogleShape::connection() ),
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Problem
	 */
	public function authUrl( array $body ): AjaxReply {
		$this->edition->get()->check( Feature::GOOGLE_DRIVE );
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
		$this->edition->get()->check( Feature::GOOGLE_DRIVE );
		try {
			return AjaxReply::text( $this->token->run() );
		} catch ( GoogleTrouble $trouble ) {
			throw $trouble->toProblem();
		}
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Problem
	 */
	public function selectFolder( array $body ): AjaxReply {
		$this->edition->get()->check( Feature::GOOGLE_DRIVE );
		try {
			$folder = $this->folders->get( self::word( $body['folder_id'] ) );
		} catch ( GoogleTrouble $trouble ) {
			throw Trouble::MISSING === $trouble->trouble
				? new Invalid( array( new Violation( 'folder_id', 'unknown', null, $trouble->getMessage() ) ), $trouble->getMessage() )
				: $trouble->toProblem();
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
