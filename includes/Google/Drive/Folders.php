<?php
declare(strict_types=1);

namespace UserFeedback\Google\Drive;

use UserFeedback\Google\Api\Answered;
use UserFeedback\Google\Api\AskGoogle;
use UserFeedback\Google\Api\GoogleApi;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Google\Connect\GiveToken;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Folders that this site created, or that were opened with it: it can't access others. */
final class Folders {

	private const TYPE = 'application/vnd.google-apps.folder';

	/** Name of the folder that we create. */
	public const NAME = 'UserFeedback';

	private const MOST = 100;

	public function __construct( private readonly GiveToken $token, private readonly AskGoogle $ask, private readonly GoogleApi $api ) {}

	/**
	 * @return list<Folder>
	 * @throws GoogleTrouble
	 */
	public function all(): array {
		$answer = $this->token->call(
			fn( string $token ): Answered => $this->ask->get(
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
				$found[] = new Folder( $file['id'], $file['name'] );
			}
		}
		return $found;
	}

	/**
	 * Returns the folder with our name; creates it if it is missing.
	 *
	 * @throws GoogleTrouble
	 */
	public function ours(): Folder {
		foreach ( $this->all() as $folder ) {
			if ( self::NAME === $folder->name ) {
				return $folder;
			}
		}
		$made = $this->token->call(
			fn( string $token ): Answered => $this->ask->send(
				"{$this->api->drive}/files",
				$token,
				array(
					'name'     => self::NAME,
					'mimeType' => self::TYPE,
				),
				array( 'fields' => 'id,name' )
			)
		);
		return new Folder( $made->text( 'id' ), self::NAME );
	}

	/** @throws GoogleTrouble MISSING if it isn't a folder, is in the trash, or isn't accessible. */
	public function get( string $id ): Folder {
		$file = $this->token->call(
			fn( string $token ): Answered => $this->ask->get(
				"{$this->api->drive}/files/" . rawurlencode( $id ),
				$token,
				array( 'fields' => 'id,name,mimeType,trashed' )
			)
		);
		if ( self::TYPE !== $file->text( 'mimeType' ) || false !== $file->at( 'trashed' ) ) {
			throw new GoogleTrouble( Trouble::MISSING );
		}
		return new Folder( $file->text( 'id' ), $file->text( 'name' ) );
	}
}
