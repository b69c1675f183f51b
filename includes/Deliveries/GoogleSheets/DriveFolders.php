<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleClient;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleResponse;
use UserFeedback\Deliveries\GoogleSheets\Connect\AccessTokenProvider;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Folders that this site created, or that were opened with it: it can't access others. */
final class DriveFolders {

	private const TYPE = 'application/vnd.google-apps.folder';

	/** Name of the folder that we create. */
	public const NAME = 'UserFeedback';

	private const MOST = 100;

	public function __construct(
		private readonly AccessTokenProvider $token,
		private readonly GoogleClient $google,
		private readonly GoogleApiUrls $api
	) {}

	/**
	 * @return list<DriveFolder>
	 * @throws GoogleException
	 */
	public function all(): array {
		$answer = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->get(
				"{$this->api->drive}/files",
				$token,
				array(
					'q'        => "mimeType = '" . self::TYPE . "' and trashed = false",
					'fields'   => 'files(id,name)',
					'orderBy'  => 'name',
					'pageSize' => self::MOST,
				)
			)
		);
		$found  = array();
		foreach ( $answer->items( 'files' ) as $file ) {
			if ( is_string( $file['id'] ?? null ) && is_string( $file['name'] ?? null ) ) {
				$found[] = new DriveFolder( $file['id'], $file['name'] );
			}
		}
		return $found;
	}

	/**
	 * Returns the folder with our name; creates it if it is missing.
	 *
	 * @throws GoogleException
	 */
	public function ours(): DriveFolder {
		foreach ( $this->all() as $folder ) {
			if ( self::NAME === $folder->name ) {
				return $folder;
			}
		}
		$made = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->send(
				"{$this->api->drive}/files",
				$token,
				array(
					'name'     => self::NAME,
					'mimeType' => self::TYPE,
				),
				array( 'fields' => 'id,name' )
			)
		);
		return new DriveFolder( $made->text( 'id' ), self::NAME );
	}

	/** @throws GoogleException MISSING if it isn't a folder, is in the trash, or isn't accessible. */
	public function get( string $id ): DriveFolder {
		$file = $this->token->call(
			fn( string $token ): GoogleResponse => $this->google->get(
				"{$this->api->drive}/files/" . rawurlencode( $id ),
				$token,
				array( 'fields' => 'id,name,mimeType,trashed' )
			)
		);
		if ( self::TYPE !== $file->text( 'mimeType' ) || false !== $file->at( 'trashed' ) ) {
			throw new GoogleException( GoogleError::MISSING );
		}
		return new DriveFolder( $file->text( 'id' ), $file->text( 'name' ) );
	}
}
