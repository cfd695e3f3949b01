import type { FastifyReply } from 'fastify';
import { notFound } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { Mail, Mailer } from '../../ports/mail.ts';
import {
  demoMailPath,
  idOf,
  pageStyle,
  renderEmailPage,
  renderListPage,
} from './demoMail.rules.ts';

/** Allows an e-mail its own styles and links that replace the page, and nothing else. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation";

/**
 * Mounts the page that lists the demo's e-mails. It exposes password reset links, so it only exists
 * in the demo, which no other machine can reach.
 */
export function demoMailRoutes(
  app: App,
  { list }: Pick<Mailer, 'list'>,
  { isDemo }: { isDemo: boolean },
): void {
  const listMails = (): readonly Mail[] => {
    if (!isDemo || list === undefined) throw notFound();
    return list();
  };
  const find = (id: string): Mail => {
    const mail = listMails().find((one) => idOf(one) === id);
    if (mail === undefined) throw notFound();
    return mail;
  };
  const html = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');

  app.get(demoMailPath, (_request, reply) => html(reply).send(renderListPage(listMails())));

  app.get(`${demoMailPath}/style.css`, (_request, reply) => {
    listMails();
    return reply.type('text/css; charset=utf-8').send(pageStyle);
  });

  app.get<{ Params: { id: string } }>(`${demoMailPath}/:id`, ({ params }, reply) =>
    html(reply).send(renderEmailPage(find(params.id))),
  );

  app.get<{ Params: { id: string } }>(`${demoMailPath}/:id/html`, ({ params }, reply) =>
    html(reply).header('content-security-policy', emailPolicy).send(find(params.id).html),
  );
}
