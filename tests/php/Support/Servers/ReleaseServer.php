<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;


/** A publisher's server on loopback: an offer and a zip, a separate process on a free port. */
final class ReleaseServer {

	/** Contents of a zip that no test opens. */
	public const ZIP = 'PK of a newer version';

	public readonly string $url;
	public readonly string $publicKey;
	private readonly string $folder;

	/** @var non-empty-string */
	private readonly string $privateKey;

	private readonly LoopbackServer $server;

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/uf-releases-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$pair             = sodium_crypto_sign_keypair();
		$this->privateKey = sodium_crypto_sign_secretkey( $pair );
		$this->publicKey  = sodium_crypto_sign_publickey( $pair );

		$this->server = LoopbackServer::ofScript( __DIR__ . '/Routers/release-service.php', array( 'UF_RELEASES' => $this->folder ) );
		$this->url    = "http://127.0.0.1:{$this->server->port}";
		$this->serve( 'package.zip', self::ZIP );
	}

	/** Sets the response at this path; `hang` never ends, a number is a status. */
	public function serve( string $path, string $text ): void {
		file_put_contents( "$this->folder/$path", $text );
	}

	/**
	 * Returns an offer as `npm run release` signs it.
	 *
	 * @param array<string, mixed> $other values unlike a good one.
	 */
	public function offer( array $other = array(), string $purpose = "userfeedback update 1\n", bool $isOfOther = false ): string {
		$key   = $isOfOther ? sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() ) : $this->privateKey;
		$offer = (string) wp_json_encode(
			array_merge(
				array(
					'plugin'       => 'userfeedback',
					'version'      => '99.1.0',
					'requires'     => '6.6',
					'requires_php' => '8.1',
					'tested'       => '7.1',
					'package'      => "$this->url/package.zip",
					'size'         => strlen( self::ZIP ),
					'sha256'       => hash( 'sha256', self::ZIP ),
					'changes'      => '= 99.1.0 = <b>All</b> of it.',
				),
				$other
			)
		);
		return (string) wp_json_encode(
			array(
				'offer'     => $offer,
				'signature' => base64_encode( sodium_crypto_sign_detached( $purpose . $offer, $key ) ),
			)
		);
	}

	/** @return list<string> requested paths, each with its client. */
	public function asked(): array {
		$lines = is_file( "$this->folder/.asked" ) ? file( "$this->folder/.asked", FILE_IGNORE_NEW_LINES ) : array();
		return false === $lines ? array() : $lines;
	}

	public function stop(): void {
		$this->server->stop();
		if ( is_dir( $this->folder ) ) {
			$files = glob( "$this->folder/*" );
			array_map( 'unlink', array_filter( array( "$this->folder/.asked", ...( false === $files ? array() : $files ) ), 'is_file' ) );
			rmdir( $this->folder );
		}
	}
}
