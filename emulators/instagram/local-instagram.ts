import { names } from '../names.ts';
import { HOST, type Ports } from '../ports.ts';
import { type InstagramServer, startInstagram } from './instagram.ts';

/** Starts the stand-in for Instagram of a local stack, with the application of the functions. */
export function startLocalInstagram(ports: Pick<Ports, 'instagram' | 'hosting'>): Promise<InstagramServer> {
  const { appId, appSecret } = names.instagram;
  const redirectUris = [`http://${HOST}:${ports.hosting}/api/instagram/callback`];
  return startInstagram({ port: ports.instagram, app: { appId, appSecret, redirectUris } });
}

/** The address of the stand-in for Instagram of a local stack. */
export function instagramOrigin(port: number): string {
  return `http://${HOST}:${port}`;
}
